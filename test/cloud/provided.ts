import type {} from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL for test files to request the cloud (`GET /`) and an account that no other file uses (`GET /account`). */
    cloudDesk: string
    /** The folder of this whole run, in which every test's folders are. */
    runFolder: string
  }
}
