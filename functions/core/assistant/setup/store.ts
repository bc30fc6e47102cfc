import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { AssistantProblem } from '#contract/assistant/assistant-facts.ts'
import { groupGet } from '../../people/settings/door.ts'
import type { SettingsItem } from '../../people/settings/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { isAsRead, replaceWhole } from '../../platform/table/replace-whole.ts'
import { Assistant, type AssistantItem } from './entity.ts'

export async function findAssistant(org: OrgId): Promise<AssistantItem> {
  const { Item } = await Assistant.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return Item ?? neverSetUp(org)
}

/** The assistant, and what the dealership set for its vendor, by one call. */
export async function findWithVendor(org: OrgId): Promise<[AssistantItem, SettingsItem['values']]> {
  const [assistant, settings] = await readAll([Assistant.build(BatchGetRequest).key({ org }), groupGet(org, 'ai')], {
    consistent: true,
  })
  return [assistant ?? neverSetUp(org), settings?.values ?? {}]
}

const neverSetUp = (org: OrgId): AssistantItem => ({
  org,
  version: 0,
  mode: 'off',
  greeting: '',
  instructions: '',
  never: '',
  answers: [],
  prices_are_total: false,
})

/** Replaces what was read; false if it changed meanwhile. */
export const putAssistant = (seen: AssistantItem, change: Partial<AssistantItem>) =>
  replaceWhole(Assistant, seen, change)

/** Part of a transaction: the assistant is as it was read. */
export const assistantCheck = ({ org, version }: Pick<AssistantItem, 'org' | 'version'>) =>
  Assistant.build(ConditionCheck).key({ org }).condition(isAsRead({ version }))

/** Records what keeps it from answering, or that nothing does; false where it was never set up, or is as told already. */
export const setProblem = (org: OrgId, problem: AssistantProblem | undefined) =>
  isConditionMet(
    Assistant.build(UpdateItemCommand)
      .item({ org, problem: problem ?? $remove() })
      .options({
        condition: {
          and: [
            { attr: 'version', exists: true },
            problem
              ? {
                  or: [
                    { attr: 'problem', exists: false },
                    { attr: 'problem', ne: problem },
                  ],
                }
              : { attr: 'problem', exists: true },
          ],
        },
      })
      .send(),
  )
