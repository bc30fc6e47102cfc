import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { AssistantProblem } from '#contract/assistant/assistant-facts.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { isAsRead } from '../../platform/table/replace-whole.ts'
import { Assistant, type AssistantItem } from './entity.ts'
import { neverSetUp } from './store.ts'

export async function findAssistant(org: OrgId, isFresh = true): Promise<AssistantItem> {
  const { Item } = await Assistant.build(GetItemCommand).key({ org }).options({ consistent: isFresh }).send()
  return Item ?? neverSetUp(org)
}

/** Part of a transaction: the assistant is as it was read. */
export const assistantCheck = ({ org, version }: Pick<AssistantItem, 'org' | 'version'>) =>
  Assistant.build(ConditionCheck).key({ org }).condition(isAsRead({ version }))

/** Records what keeps it from answering; false where it was never set up, or is as told already. */
export const setProblem = (org: OrgId, problem: AssistantProblem, at: Date) =>
  isConditionMet(
    Assistant.build(UpdateItemCommand)
      .item({ org, problem, problem_at: at.toISOString() })
      .options({
        condition: {
          and: [
            { attr: 'version', exists: true },
            {
              or: [
                { attr: 'problem', exists: false },
                { attr: 'problem', ne: problem },
              ],
            },
          ],
        },
      })
      .send(),
  )

/** Records that a problem of before a moment is over; false where there is none. */
export const endProblem = (org: OrgId, before: Date) =>
  isConditionMet(
    Assistant.build(UpdateItemCommand)
      .item({ org, problem: $remove(), problem_at: $remove() })
      .options({ condition: { attr: 'problem_at', lt: before.toISOString() } })
      .send(),
  )
