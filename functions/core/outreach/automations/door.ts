import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import {
  Automation,
  type AutomationItem,
  automationsOf,
  PublishedAutomation,
  Switchboard,
  type SwitchboardItem,
} from './entity.ts'

/** A dealership's automations, the newest first. */
export async function listAutomationsOf(org: OrgId): Promise<AutomationItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Automation)
    .query({ partition: automationsOf(org) })
    .options({ reverse: true, consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

export async function findAutomation(org: OrgId, id: string): Promise<AutomationItem | undefined> {
  const { Item } = await Automation.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

export async function findPublished(org: OrgId, automation: string, number: number) {
  const { Item } = await PublishedAutomation.build(GetItemCommand)
    .key({ org, automation, number })
    .options({ consistent: true })
    .send()
  return Item
}

export async function findSwitchboard(org: OrgId, isFresh = false): Promise<SwitchboardItem> {
  const { Item } = await Switchboard.build(GetItemCommand).key({ org }).options({ consistent: isFresh }).send()
  return Item ?? { org, version: 0, on: [], awaited: [] }
}
