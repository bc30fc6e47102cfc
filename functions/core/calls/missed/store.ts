import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import type { Work } from '../../platform/ctx.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { TextBack } from './entity.ts'

/** A caller is texted back at most once within this time. */
const TEXT_BACK_MINUTES = 60

/** Reserves the caller's one text per hour for this call; false if another call of theirs has it. Safe to repeat. */
export function takeTextBack({ org, now }: Work, { number, call }: { number: string; call: string }): Promise<boolean> {
  const gapMs = TEXT_BACK_MINUTES * 60_000
  const over = new Date(now.getTime() - gapMs).toISOString()
  const ttl = Math.ceil((now.getTime() + gapMs) / 1000)
  return isConditionMet(
    TextBack.build(PutItemCommand)
      .item({ org, number, call, at: now.toISOString(), ttl })
      .options({
        condition: {
          or: [
            { attr: 'org', exists: false },
            { attr: 'call', eq: call },
            { attr: 'at', lte: over },
          ],
        },
      })
      .send(),
  )
}

/** Releases it if nothing was sent. */
export const giveBackTextBack = ({ org }: Work, { number, call }: { number: string; call: string }): Promise<boolean> =>
  isConditionMet(
    TextBack.build(DeleteItemCommand)
      .key({ org, number })
      .options({ condition: { attr: 'call', eq: call } })
      .send(),
  )
