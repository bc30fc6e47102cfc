export const filenameOf = (now: Date) => `calls-${now.toISOString().slice(0, 10)}.csv`
