import { any } from 'dynamodb-toolbox/schema/any'

/** The template that a message was made from: which, with what values, and what the customer sees around the body. */
interface SentTemplate {
  id: string
  name: string
  values: string[]
  header?: { type: string; text?: string; media_url?: string }
  footer?: string
  buttons?: { type: string; text: string }[]
}

export const sentTemplate = {
  kept: any().castAs<SentTemplate>(),
  present: ({ values, header, footer, buttons, ...template }: SentTemplate) => ({
    ...template,
    variables: values,
    header: header ? { type: header.type, text: header.text ?? null, media_url: header.media_url ?? null } : null,
    footer: footer ?? null,
    buttons: buttons ?? [],
  }),
}
