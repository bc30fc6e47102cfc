import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { isWritten, onlyNew } from '../../platform/table/conflicts.ts'
import { isAsRead, replaceWhole } from '../../platform/table/replace-whole.ts'
import {
  Automation,
  type AutomationItem,
  PublishedAutomation,
  type PublishedItem,
  Switchboard,
  type SwitchboardItem,
} from './entity.ts'
import { switchedWith } from './rules.ts'

export const putAutomation = (automation: AutomationItem) => Automation.build(PutItemCommand).item(automation).send()
export const deleteDraft = ({ org, id }: Pick<AutomationItem, 'org' | 'id'>) =>
  Automation.build(DeleteItemCommand).key({ org, id }).send()

/** Saves an automation that nobody else changed meanwhile; else false. */
export const replaceAutomation = (seen: AutomationItem, change: Partial<AutomationItem>) =>
  replaceWhole(Automation, seen, change)

const switchboardPut = (seen: SwitchboardItem, automation: AutomationItem, published?: PublishedItem, now?: string) =>
  Switchboard.build(PutTransaction)
    .item({ ...switchedWith(seen, automation, published, now), version: seen.version + 1 })
    .options({ condition: isAsRead(seen) })

/** Publishes a version and switches the automation on; false if it, or another one's switch, changed meanwhile. */
export const publish = (seen: AutomationItem, next: AutomationItem, published: PublishedItem, board: SwitchboardItem) =>
  isWritten(
    execute(
      Automation.build(PutTransaction)
        .item(next)
        .options({ condition: isAsRead(seen) }),
      PublishedAutomation.build(PutTransaction).item(published).options(onlyNew),
      switchboardPut(board, next, published),
    ),
  )

/** Switches a published automation on or off. */
export const setSwitch = (
  seen: AutomationItem,
  next: AutomationItem,
  board: SwitchboardItem,
  now: Date,
  on?: PublishedItem,
) =>
  isWritten(
    execute(
      Automation.build(PutTransaction)
        .item({ ...next, version: seen.version + 1 })
        .options({ condition: isAsRead(seen) }),
      switchboardPut(board, next, on, now.toISOString()),
    ),
  )

/** Removes an automation; its versions stay, for the stories of its runs. */
export const deleteAutomation = (seen: AutomationItem, board: SwitchboardItem) =>
  isWritten(
    execute(
      Automation.build(DeleteTransaction)
        .key({ org: seen.org, id: seen.id })
        .options({ condition: isAsRead(seen) }),
      switchboardPut(board, { ...seen, status: 'paused' }),
    ),
  )
