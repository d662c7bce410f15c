import { describe, expect, it } from "vitest";
import { withoutBodies, withoutComponents } from "./trim-router.ts";

const PART = "/lib/router/instrumentation.js";
const USED = "consumeInstrumentationClientResultMetaReceiver";

describe("withoutBodies", () => {
  it("keeps every export, and the answers that are still asked for", () => {
    const trimmed = withoutBodies(PART, `const a = 1;\nexport { ${USED}, instrumentHandler };\n`);
    expect(trimmed).toContain(`export const ${USED} = () => undefined;`);
    expect(trimmed).toMatch(/export const instrumentHandler = function .* throw new Error\(/);
    expect(trimmed).not.toContain("const a");
  });

  it("fails the build when the library has changed", () => {
    expect(() => withoutBodies(PART, "export default 1;")).toThrow("no longer has the form");
    expect(() => withoutBodies(PART, "export { other };")).toThrow(`no longer exports ${USED}`);
  });
});

describe("withoutComponents", () => {
  const source = `const One = forwardRef(() => {\n  one();\n});\nOne.displayName = "One";\nconst two = 2;\nexport { One, two };\n`;

  it("leaves one component out and keeps what stands around it", () => {
    const trimmed = withoutComponents(["One"], source);
    expect(trimmed).not.toContain("one();");
    expect(trimmed).toMatch(/^function One\(\) \{ throw new Error\(.*\) \}\nconst two = 2;/);
    expect(trimmed).toContain("export { One, two };");
  });

  it("fails the build when the library has changed", () => {
    expect(() => withoutComponents(["Other"], source)).toThrow("Other no longer has the form");
  });
});
