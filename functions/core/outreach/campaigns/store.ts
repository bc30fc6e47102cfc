import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isWritten } from '../../platform/table/conflicts.ts'
import { isAsRead, replaceWhole } from '../../platform/table/replace-whole.ts'
import { Campaign, type CampaignItem, Tally, type TallyItem, Turn, talliesOf } from './entity.ts'

export async function findCampaign(org: OrgId, id: string): Promise<CampaignItem | undefined> {
  const { Item } = await Campaign.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

/** Puts a changed campaign in place of the one that was read, version 0 being none; false if it changed meanwhile. */
export const replaceCampaign = (seen: CampaignItem, change: Partial<CampaignItem>) =>
  replaceWhole(Campaign, seen, change)

export const deleteCampaign = (seen: CampaignItem) =>
  isWritten(
    Campaign.build(DeleteItemCommand)
      .key(seen)
      .options({ condition: isAsRead(seen) as { attr: 'version'; eq: number } })
      .send(),
  )

/**
 * Takes a channel's turn until a time; false while another has it, or it rests. Nobody has it longer than anybody takes
 * it for: one that says so was taken by a clock that was ahead, like the local console's.
 */
export const takeTurn = ({ org, channel, id: holder }: CampaignItem, { now, until }: { now: Date; until: Date }) =>
  isWritten(
    Turn.build(PutItemCommand)
      .item({ org, channel, holder, until: until.toISOString() })
      .options({
        condition: {
          or: [
            { attr: 'until', exists: false },
            { attr: 'until', lte: now.toISOString() },
            { attr: 'until', gt: until.toISOString() },
          ],
        },
      })
      .send(),
  )

/** Has the channel rest until a time: nobody has its turn before. */
export const restTurn = ({ org, channel, id }: CampaignItem, until: Date) =>
  isWritten(
    Turn.build(UpdateItemCommand)
      .item({ org, channel, until: until.toISOString() })
      .options({ condition: { attr: 'holder', eq: id } })
      .send(),
  )

/** Gives it back. */
export const leaveTurn = ({ org, channel, id }: CampaignItem) =>
  isWritten(
    Turn.build(DeleteItemCommand)
      .key({ org, channel })
      .options({ condition: { attr: 'holder', eq: id } })
      .send(),
  )

export async function findTally(org: string, campaign: string): Promise<TallyItem | undefined> {
  const { Item } = await Tally.build(GetItemCommand).key({ org, campaign }).send()
  return Item
}

export async function putTally(tally: TallyItem) {
  await Tally.build(PutItemCommand).item(tally).send()
}

/** The last counts of all campaigns, by their ids. */
export async function listTallies(org: OrgId): Promise<Map<string, TallyItem['counts']>> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Tally)
    .query({ partition: talliesOf(org) })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  return new Map(Items.map(({ campaign, counts }) => [campaign, counts]))
}
