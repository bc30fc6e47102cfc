import { type TemplateButton, variableName } from '#contract/telephony/template-facts.ts'

interface Written {
  body_text: string
  variables: readonly string[]
  buttons: readonly TemplateButton[]
}

/** {{first_name}}: a variable by its name. */
const NAMED = /\{\{\s*([^\s{}\d][^{}]*?)\s*\}\}/g
const NUMBERED = /\{\{\s*(\d+)\s*\}\}/g

/**
 * A template with each {{name}} as the number of the variable of that name, which is added where there is none yet: Twilio
 * and WhatsApp know numbers alone.
 */
export function numberVariables({ body_text, variables, buttons }: Written) {
  const texts = [body_text, ...buttons.map(({ url }) => url ?? '')]
  const named = texts.flatMap((text) => [...text.matchAll(NAMED)].map(([, name = '']) => name))
  if (named.length === 0) return { body_text, variables: [...variables], buttons: [...buttons] }
  const greatest = Math.max(
    0,
    ...texts.flatMap((text) => [...text.matchAll(NUMBERED)].map(([, digits]) => Number(digits))),
  )
  const names = [...variables]
  while (names.length < greatest) names.push(variableName(names.length + 1))
  const isCalled = (name: string) => (one: string) => one.trim().toLowerCase() === name.toLowerCase()
  for (const name of named) if (!names.some(isCalled(name))) names.push(name)
  const numbered = (text: string) =>
    text.replace(NAMED, (_, name: string) => `{{${names.findIndex(isCalled(name)) + 1}}}`)
  return {
    body_text: numbered(body_text),
    variables: names,
    buttons: buttons.map((button) => (button.url ? { ...button, url: numbered(button.url) } : button)),
  }
}
