import type { FormattedValue } from 'dynamodb-toolbox/schema'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { string } from 'dynamodb-toolbox/schema/string'

/** The template that a message was made from: which, with what values, and what the customer sees around the body. */
const kept = map({
  id: string(),
  name: string(),
  values: list(string()),
  header: map({ type: string(), text: string().optional(), media_url: string().optional() }).optional(),
  footer: string().optional(),
  buttons: list(map({ type: string(), text: string() })).optional(),
})

export const sentTemplate = {
  kept,
  present: ({ values, header, footer, buttons, ...template }: FormattedValue<typeof kept>) => ({
    ...template,
    variables: values,
    header: header ? { type: header.type, text: header.text ?? null, media_url: header.media_url ?? null } : null,
    footer: footer ?? null,
    buttons: buttons ?? [],
  }),
}
