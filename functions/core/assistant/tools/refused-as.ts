import { AppError } from '../../platform/errors.ts'

/** What a use case returns, or why it refused, for the model to go on with. */
export async function refusedAs<Done extends object>(work: () => Promise<Done>): Promise<Done | { error: string }> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) return { error: error.words.key }
    throw error
  }
}
