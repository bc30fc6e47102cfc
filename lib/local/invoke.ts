/** Runs a function's built handler by name (`react`, `custom-message`, …), as Lambda would: event in, result out. */
export type Invoke = (name: string, event: unknown) => Promise<unknown>
