import { runDue } from '../core/platform/due/run-due.ts'

/** `now`: the local console's clock; absent on AWS. */
export const handler = ({ now }: { now?: string }) => runDue(now === undefined ? new Date() : new Date(now))
