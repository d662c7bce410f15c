import type { TestProject } from "vitest/node";
import { findPostgres, startPostgres } from "../support/postgres.ts";

/** Names its socket; nothing listens to a network. */
const PORT = 5432;

/** One cluster for the run, each file with databases of its own. What is missing is said aloud. */
export default function setUp(project: TestProject) {
  const bin = findPostgres();
  if (!bin) {
    console.error("\nPOSTGRESQL IS NOT INSTALLED: THE TESTS ON IT ARE SKIPPED, NOT PASSED.\n");
    project.provide("postgres", "");
    return undefined;
  }
  const cluster = startPostgres(bin, PORT);
  project.provide("postgres", cluster.url("postgres"));
  return () => cluster.stop();
}
