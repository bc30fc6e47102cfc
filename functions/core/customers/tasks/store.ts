import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { UpdateItemCommand, type UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update'
import { $add, $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { type Progress, Task, type TaskItem } from './entity.ts'

/** A worker that gave no sign for so long is gone. */
export const HELD_MS = 120_000

export async function findTask(org: OrgId, id: string): Promise<TaskItem | undefined> {
  const { Item } = await Task.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

/** Takes a task that is not over for a worker; undefined where another has it. */
export async function holdTask(org: OrgId, id: string, worker: string): Promise<TaskItem | undefined> {
  const now = Date.now()
  const isHeld = await isConditionMet(
    Task.build(UpdateItemCommand)
      .item({ org, id, status: 'running', attempts: $add(1), held_by: worker, held_until: now + HELD_MS })
      .options({
        condition: {
          and: [
            { attr: 'status', in: ['waiting', 'running'] },
            { attr: 'held_until', lt: now },
          ],
        },
      })
      .send(),
  )
  return isHeld ? findTask(org, id) : undefined
}

/** Notes how far a worker is with its task: repeated from here it goes on where it was. False where another has taken it over. */
export function setProgress(held: TaskItem, { done, given, total, place }: Progress): Promise<boolean> {
  const attempts = done > held.done ? 0 : held.attempts
  const change = { done, given, total, place: place ?? $remove(), attempts, held_until: Date.now() + HELD_MS }
  return changeHeld(held, change)
}

export const setEnded = (held: TaskItem, end: { status: 'done' | 'failed'; saw_all?: boolean }) => changeHeld(held, end)

const changeHeld = ({ org, id, held_by }: TaskItem, change: Omit<UpdateItemInput<typeof Task>, 'org' | 'id'>) =>
  isConditionMet(
    Task.build(UpdateItemCommand)
      .item({ org, id, ...change })
      .options({ condition: { attr: 'held_by', eq: held_by ?? '' } })
      .send(),
  )
