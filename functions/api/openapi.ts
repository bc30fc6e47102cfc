import { apiDocument } from '#contract/openapi/api-document.ts'
import { openapi } from '#contract/openapi/openapi.ts'
import { serve } from '../serve.ts'

export const handler = serve(openapi, {
  get: (_, { language }) => apiDocument(language, new URL(process.env.PUBLIC_URL ?? '').origin),
})
