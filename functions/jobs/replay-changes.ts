import { replayChanges } from '../core/platform/changes/replay-changes.ts'
import { provenOrg } from '../core/platform/ctx.ts'

export const handler = () => replayChanges(load, new Date())

async function load() {
  const [{ follows }, { isGone }, { removeAgain }] = await Promise.all([
    import('./follows.ts'),
    import('../core/leaving/closures/door.ts'),
    import('../core/privacy/requests/remove-again.ts'),
  ])
  return { follows, isGone: (org: string) => isGone(provenOrg(org)), removeAgain }
}
