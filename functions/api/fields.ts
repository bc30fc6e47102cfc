import { fields } from '#contract/customers/fields.ts'
import { createField } from '../core/customers/fields/create-field.ts'
import { listOwnFields } from '../core/customers/fields/list-own-fields.ts'
import { removeField } from '../core/customers/fields/remove-field.ts'
import { updateField } from '../core/customers/fields/update-field.ts'
import { serve } from '../serve.ts'

export const handler = serve(fields, {
  list: (_, ctx) => listOwnFields(ctx),
  create: ({ body }, ctx) => createField(ctx, body),
  update: ({ params, body }, ctx) => updateField(ctx, { ...params, ...body }),
  remove: ({ params }, ctx) => removeField(ctx, params),
})
