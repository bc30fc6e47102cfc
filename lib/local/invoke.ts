/** Runs the built handler of a function by its name (`react`, `custom-message`, …), as Lambda would: one event in, its answer out. */
export type Invoke = (name: string, event: unknown) => Promise<unknown>
