/** Reads a job every second while it is under way. Made anew each time: SWR never asks one again that said no more. */
export const untilEnded = () => ({ refreshInterval: (job?: { status: string }) => (isUnderWay(job) ? 1_000 : 0) })

const isUnderWay = (job?: { status: string }) => job === undefined || ['waiting', 'running'].includes(job.status)
