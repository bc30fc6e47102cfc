import { useEffect, useEffectEvent } from 'react'

/** Takes the focus to where a letter is meant for, and tells whether it did; `isCommand`: the letter would do something. */
type Typist = (isCommand: boolean) => boolean

let typist: Typist | undefined
let pressed: Element | null = null

/** True if a field takes this letter, which is about to be typed. */
export const takesLetter: Typist = (isCommand) => typist?.(isCommand) ?? false

/** Asks the calling component, while it is mounted, for letters that are pressed in no field; null asks no more. */
export function useTypist(own: Typist | null) {
  const ask = useEffectEvent((isCommand: boolean) => own?.(isCommand) ?? false)
  const isAsked = own !== null
  useEffect(() => {
    if (!isAsked) return
    const press = ({ target }: PointerEvent) => {
      pressed = target instanceof Element ? target : null
    }
    addEventListener('pointerdown', press, true)
    typist = (isCommand) => ask(isCommand)
    return () => {
      removeEventListener('pointerdown', press, true)
      typist = undefined
    }
  }, [isAsked])
}

/** The focused element; without one, the element pressed last, for example in a dialog that has closed since. */
export const whereTheyAre = (): Element | null =>
  document.activeElement === document.body ? pressed : document.activeElement
