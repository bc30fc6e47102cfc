import { openapi } from '#contract/openapi/openapi.ts'
import { publicOrigin } from '../core/platform/environment.ts'
import { serve } from '../serve.ts'

export const handler = serve(openapi, {
  // All schemas of the product are behind it.
  get: async (_, { language }) => {
    const { apiDocument } = await import('#contract/openapi/api-document.ts')
    return apiDocument(language, publicOrigin())
  },
})
