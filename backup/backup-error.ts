/** What an operator is told in a sentence, without a stack: it says what to do. */
export class BackupError extends Error {}
