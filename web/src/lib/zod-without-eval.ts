import { config } from 'zod/v4/core'

/** The site's CSP forbids `eval`; zod would try it once for every object schema. Imported before any schema is made. */
config({ jitless: true })
