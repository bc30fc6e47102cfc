import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { UpdateItemCommand, type UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update'
import { $add, $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { seesEverything } from '../../platform/access.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { Task, type TaskItem } from './entity.ts'

/** As long as a file that it made is kept. */
const KEPT_DAYS = 7
/** A worker that gave no sign for so long is gone. */
export const HELD_MS = 120_000

type NewTask = Pick<TaskItem, 'kind' | 'asked' | 'status' | 'total'> & {
  id?: string
  done?: number
  given?: number
}

/** Puts a task of the caller's; one that waits is begun by what follows (customers/follows.ts). */
export async function putTask({ org, caller, now }: Ctx, task: NewTask): Promise<{ id: string }> {
  const { id = newId(now) } = task
  const ttl = taskTtl(now)
  await Task.build(PutItemCommand)
    .item({ ...task, org, id, user_id: caller.id, ttl, saw_all: seesEverything(caller) })
    .send()
  return { id }
}

/** When what belongs to a task of now is forgotten, in seconds. */
export const taskTtl = (now: Date) => Math.floor(now.getTime() / 1000) + KEPT_DAYS * 86_400

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

export interface Progress {
  done: number
  given?: number
  total?: number
  place?: string
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
