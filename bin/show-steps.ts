/** Prints each step on a line, after the seconds since the start. */
export function showSteps(out: NodeJS.WriteStream = process.stdout) {
  const startedAt = performance.now()
  return (text: string) => out.write(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${text}\n`)
}
