/** Writes one failure into the log; the work goes on. */
export function logFailure(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  console.error(JSON.stringify({ level: 'error', name, message, stack }))
}
