# The server in a container: docker build -t understory . && docker run -p 7117:7117 -v tables:/data understory
# The program runs as a user without rights and writes to /data and nowhere else, so it also runs with
# --read-only --cap-drop ALL.

FROM rust:1.95.0-bookworm AS build
# The toolchain of the image, as it is.
ENV RUSTUP_TOOLCHAIN=1.95.0
WORKDIR /src
COPY . .
RUN cargo build --profile dist --locked --package understory && mkdir /data

# The C library and nothing else: no shell, no package manager.
FROM gcr.io/distroless/cc-debian12:nonroot
LABEL org.opencontainers.image.title="Understory" \
      org.opencontainers.image.description="The table beneath the canopy: forest games, played to the letter" \
      org.opencontainers.image.licenses="MIT OR Apache-2.0"
COPY --from=build /src/target/dist/understory /usr/local/bin/understory
COPY --from=build /src/LICENSE-APACHE /src/LICENSE-MIT /usr/share/doc/understory/
COPY --from=build --chown=nonroot:nonroot --chmod=700 /data /data
USER nonroot
VOLUME /data
EXPOSE 7117
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["understory", "admin", "status", "--data-dir", "/data"]
ENTRYPOINT ["understory"]
CMD ["serve", "--no-open", "--bind", "0.0.0.0:7117", "--data-dir", "/data"]
