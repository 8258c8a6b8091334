/**
 * What `npm test` shows of Jest: a line for every file that fails, with what failed in it and what it wrote to the
 * console, and the sum at the end. Of what went well there is nothing to read.
 */
module.exports = class Quiet {
  onTestFileResult(test, result) {
    if (!result.failureMessage) return;
    const written = (result.console ?? []).map(({ type, message }) => `console.${type}: ${message}`);
    const name = `${test.context.config.displayName?.name ?? ''} ${test.path.replace(`${process.cwd()}/`, '')}`.trim();
    process.stderr.write(`${[`FAIL ${name}`, result.failureMessage, ...written].join('\n')}\n`);
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, numTotalTestSuites, startTime }) {
    const seconds = Math.round((Date.now() - startTime) / 1000);
    process.stderr.write(
      `Jest: ${numPassedTests} tests passed, ${numFailedTests} failed, in ${numTotalTestSuites} files and ${seconds} seconds\n`,
    );
  }
};
