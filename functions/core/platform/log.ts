/** The place of a failure: request or record, and organization. Must not contain customers' texts or secrets. */
type Place = { request_id?: string; org?: string; [more: string]: string | undefined }

/** Logs a failure as one line of JSON; the work goes on. */
export const logFailure = (error: unknown, place?: Place) => console.error(lineOf('error', error, place))

/** The same for failures that are not bugs: the outside world refused, or could not be reached. */
export const logWarning = (error: unknown, place?: Place) => console.warn(lineOf('warn', error, place))

function lineOf(level: 'error' | 'warn', error: unknown, place?: Place): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const causes = error instanceof AggregateError ? error.errors.map(String) : undefined
  return JSON.stringify({ level, ...place, name, message, stack, causes })
}
