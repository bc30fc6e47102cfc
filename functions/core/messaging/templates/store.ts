import type { InputItem } from 'dynamodb-toolbox/entity'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { duePut } from '../../platform/due/door.ts'
import { nextMark } from '../../platform/due/due-times.ts'
import { isWritten, onlyNew, retryOnContention } from '../../platform/table/conflicts.ts'
import type { Write } from '../../platform/table/write.ts'
import { TakenName, Template, type TemplateItem } from './entity.ts'
import { isReviewed } from './rules.ts'

/** Puts a new template; false where its name is taken in its language, or one of `others`, written along, does not hold. */
export const putTemplate = (template: InputItem<typeof Template>, others: Write[] = []) =>
  isWritten(execute(Template.build(PutTransaction).item(template), takeName(template), ...others))

type Named = Pick<TemplateItem, 'org' | 'name' | 'language'>

/** Parts of a transaction: a name is this template's in its language, or nobody's. */
const takeName = ({ org, name, language }: Named) =>
  TakenName.build(PutTransaction).item({ org, name, language }).options(onlyNew)
const leaveName = ({ org, name, language }: Named) => TakenName.build(DeleteTransaction).key({ org, name, language })

/** WhatsApp is asked so often while it reviews a template. */
const REVIEW_MINUTES = 5

/** That templates under review are looked at next. */
export const reviewDue = (org: string, now: Date) =>
  ({ kind: 'sync-templates', org, ids: {}, at: nextMark(now, REVIEW_MINUTES) }) as const

/** Puts a template in place of what was seen of it; false where it is gone, somebody changed it, or took its name meanwhile. */
export async function replaceTemplate(seen: TemplateItem, next: TemplateItem): Promise<boolean> {
  const { org, synced_at, updated_at } = next
  return isWritten(
    execute(
      Template.build(PutTransaction)
        .item(next)
        .options({
          condition: {
            and: [
              { attr: 'status', eq: seen.status },
              { attr: 'updated_at', eq: seen.updated_at },
              seen.content_sid ? { attr: 'content_sid', eq: seen.content_sid } : { attr: 'content_sid', exists: false },
            ],
          },
        }),
      ...(isReviewed(next) ? [duePut(reviewDue(org, new Date(synced_at ?? updated_at)))] : []),
      ...(seen.language === next.language ? [] : [takeName(next), leaveName(seen)]),
    ),
  )
}

export async function deleteTemplate(template: TemplateItem): Promise<void> {
  const { org, id } = template
  await retryOnContention(() => execute(Template.build(DeleteTransaction).key({ org, id }), leaveName(template)))
}
