import { useEffect, useEffectEvent } from 'react'

/** Takes the focus to where a letter is meant for, and tells whether it did; `isCommand`: the letter would do something. */
type Typist = (isCommand: boolean) => boolean

let typist: Typist | undefined

/** True where somebody's field takes this letter, which is about to be typed. */
export const takesLetter: Typist = (isCommand) => typist?.(isCommand) ?? false

/** Asks the calling component, while it is mounted, for letters that are pressed in no field; null asks no more. */
export function useTypist(own: Typist | null) {
  const ask = useEffectEvent((isCommand: boolean) => own?.(isCommand) ?? false)
  const isAsked = own !== null
  useEffect(() => {
    if (!isAsked) return
    typist = (isCommand) => ask(isCommand)
    return () => {
      typist = undefined
    }
  }, [isAsked])
}
