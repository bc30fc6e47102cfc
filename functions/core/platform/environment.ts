/**
 * A function's environment variable. Read here alone, so that one that a deployment forgot is an error and not, say, a
 * link without a host; lib/aws/functions.ts gives each function those of its uses.
 */
export function variable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set.`)
  return value
}

/** One that a deployment may do without: an account that it lacks, a twin's address in place of a vendor's. */
export const optionalVariable = (name: string): string | undefined => process.env[name] || undefined

/** The product's own address, without a slash at its end. */
export const publicUrl = () => variable('PUBLIC_URL').replace(/\/$/, '')
export const publicOrigin = () => new URL(variable('PUBLIC_URL')).origin
