import type { OrgId } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { listTemplatesOf } from './door.ts'
import type { TemplateItem } from './entity.ts'

/** Throws `conflict` where another template has this name in this language. */
export async function requireFreeName(
  org: OrgId,
  { id, name, language }: Pick<TemplateItem, 'id' | 'name' | 'language'>,
) {
  const isTaken = (await listTemplatesOf(org)).some(
    (one) => one.id !== id && one.name === name && one.language === language,
  )
  if (isTaken) throw refusedFields({ name: { key: 'template_name_taken' } })
}
