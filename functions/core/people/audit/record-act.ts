import type { Act } from '#contract/acts.ts'
import { type Acting, actorOf } from '../../platform/actor.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { cutText } from '../../platform/cut-text.ts'
import { newId } from '../../platform/table/ids.ts'
import { keptUntil } from './log-retention.ts'
import { sealOf } from './seal-of.ts'
import { putEntry, putOutsider } from './store.ts'

/** The actor, with their address and browser. */
type Doing = Acting & Pick<Ctx, 'address' | 'agent'>

/** Words are names and short lists; what a browser calls itself is as long as its maker likes. */
const MOST_CHARACTERS = 300

/**
 * Notes who did what, when and from where, once it is done. Words never hold a secret. What can't be noted fails the
 * call, so that nothing is done unseen for long: the person tries again.
 */
export async function recordAct(doing: Doing, act: Act): Promise<void> {
  const { org, now, address, agent } = doing
  const actor = actorOf(doing)
  const words = Object.entries(act.words ?? {}).map(([word, text]) => [word, cutText(text, MOST_CHARACTERS)])
  const entry = {
    org,
    id: newId(now),
    at: now.toISOString(),
    action: act.action,
    about: act.about,
    words: Object.fromEntries(words),
    user_id: actor.id,
    user_name: actor.name,
    ...(actor.kind === 'key' && { key_id: actor.key.id, key_name: actor.key.name }),
    address,
    agent: cutText(agent, MOST_CHARACTERS),
    ttl: keptUntil(now),
  }
  await putEntry({ ...entry, seal: sealOf(entry) })
}

/** The same in the log of a dealership that a system administrator is not of, which lists them from then on. */
export async function recordActElsewhere(ctx: Ctx, org: OrgId, act: Act): Promise<void> {
  const { id, name } = ctx.caller
  await putOutsider({ org, id, name, ttl: keptUntil(ctx.now) })
  await recordAct({ ...ctx, org }, act)
}
