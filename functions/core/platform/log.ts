/** Where it happened: which request or record, of which organization. Nothing that a customer wrote, and no secret. */
type Place = { request_id?: string; org?: string; [more: string]: string | undefined }

/** Writes a failure into the log, as one line of JSON; the work goes on. */
export const logFailure = (error: unknown, place?: Place) => console.error(lineOf('error', error, place))

/** The same for what is nobody's bug: the outside world refused, or could not be asked. */
export const logWarning = (error: unknown, place?: Place) => console.warn(lineOf('warn', error, place))

function lineOf(level: 'error' | 'warn', error: unknown, place?: Place): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const causes = error instanceof AggregateError ? error.errors.map(String) : undefined
  return JSON.stringify({ level, ...place, name, message, stack, causes })
}
