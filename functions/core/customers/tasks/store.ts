import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $add, $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import { Task, type TaskItem } from './entity.ts'

/** As long as a file that it made is kept. */
const KEPT_DAYS = 7

type NewTask = Pick<TaskItem, 'kind' | 'asked' | 'status' | 'total'> & { done?: number }

/** Puts a task of the caller's; one that waits is begun by what follows (customers/follows.ts). */
export async function putTask({ org, caller, now }: Ctx, task: NewTask): Promise<{ id: string }> {
  const id = newId(now)
  const ttl = Math.floor(now.getTime() / 1000) + KEPT_DAYS * 86_400
  await Task.build(PutItemCommand)
    .item({ org, id, user_id: caller.id, ttl, ...task })
    .send()
  return { id }
}

export async function findTask(org: OrgId, id: string): Promise<TaskItem | undefined> {
  const { Item } = await Task.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

/** Notes that a worker begins. */
export async function setBegun({ org, id }: TaskItem) {
  await Task.build(UpdateItemCommand)
    .item({ org, id, status: 'running', attempts: $add(1) })
    .send()
}

export interface Progress {
  done: number
  total?: number
  place?: string
}

/** Notes how far a task is; repeated from here it goes on where it was. */
export async function setProgress({ org, id }: TaskItem, { done, total, place }: Progress) {
  await Task.build(UpdateItemCommand)
    .item({ org, id, done, total, place: place ?? $remove() })
    .send()
}

export async function setEnded({ org, id }: TaskItem, status: 'done' | 'failed') {
  await Task.build(UpdateItemCommand).item({ org, id, status }).send()
}
