import type { chatCaller } from './chat-caller.ts'

/** Proves a visitor's number by a code. It uses nothing outside of itself. */
export function chatProof(
  { call, paths, lang }: ReturnType<typeof chatCaller>,
  t: Record<string, string>,
  afterwards: () => void,
) {
  const form = document.querySelector('form[data-prove]') as HTMLFormElement
  const said = form.querySelector('.said') as HTMLElement
  const coded = form.querySelector('.coded') as HTMLElement
  const ask = async (more: object, button: HTMLButtonElement) => {
    said.textContent = ''
    button.disabled = true
    try {
      const { phone } = Object.fromEntries(new FormData(form)) as Record<string, string>
      return await call(paths.prove, { phone, language: lang, ...more })
    } catch (error) {
      said.textContent = (error as Error).message
    } finally {
      button.disabled = false
    }
  }
  form.querySelector<HTMLButtonElement>('[data-code]')?.addEventListener('click', async ({ currentTarget }) => {
    if (!form.querySelector<HTMLInputElement>('[name=agreed]')?.checked) {
      said.textContent = t.agree_first ?? ''
      return
    }
    if (!(await ask({ agreed: true }, currentTarget as HTMLButtonElement))) return
    coded.hidden = false
    said.textContent = t.code_sent ?? ''
    form.querySelector<HTMLInputElement>('[name=code]')?.focus()
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const code = form.querySelector<HTMLInputElement>('[name=code]')?.value.trim()
    const button = coded.querySelector('button')
    if (!coded.hidden && code && button && (await ask({ code }, button))) afterwards()
  })
}
