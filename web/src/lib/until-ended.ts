/** Polls a job every second while in progress. A new function each time: SWR drops one that returned 0 for good. */
export const untilEnded = () => ({ refreshInterval: (job?: { status: string }) => (isUnderWay(job) ? 1_000 : 0) })

const isUnderWay = (job?: { status: string }) => job === undefined || ['waiting', 'running'].includes(job.status)
