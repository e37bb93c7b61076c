/** A bug in a rule must not end the desk: it is answered like a refusal, with all that is needed to see it again. */
import type { BugReport, ProtocolError } from './messages.ts';

/** What a rule threw, with the report that goes with it. */
class Reported extends Error {
  readonly report: BugReport;

  constructor(bug: unknown, report: BugReport) {
    super(messageOf(bug));
    this.report = report;
  }
}

/** Does the work; if it throws, adds the report of that moment to what was thrown. */
export async function reporting<T>(report: () => BugReport, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (bug) {
    throw bug instanceof Reported ? bug : new Reported(bug, report());
  }
}

export function bugError(bug: unknown): ProtocolError {
  const report = bug instanceof Reported ? bug.report : undefined;
  const where = report ? `the rules of ${report.game}` : 'Smallfolk';
  const message = `a bug in ${where}: ${messageOf(bug)}; please report it with what stands in "bug"`;
  return { code: 'bug', message, bug: report };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
