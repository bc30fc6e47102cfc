import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnContention } from '../../platform/table/conflicts.ts'
import { findContact } from './door.ts'
import { Contact } from './entity.ts'
import { consentKey } from './opt-outs.ts'

/** Records that Twilio itself blocks this contact's address on a channel; a STOP that was seen first keeps its time. */
export async function setOptedOut(
  { org, contact, channel, to = '' }: { org: OrgId; contact: string; channel: Channel; to?: string },
  at: string,
): Promise<void> {
  const key = consentKey(channel, to)
  const id = (await findContact({ org }, contact))?.id ?? contact
  await retryOnContention(() =>
    Contact.build(UpdateItemCommand)
      .item({ org, id, opted_out: { [key]: at } })
      .options({
        condition: {
          and: [
            { attr: 'org', exists: true },
            { attr: `opted_out.${key}`, exists: false },
          ],
        },
      })
      .send(),
  )
}
