import { useEffect } from 'react'
import { useNotifications } from '../../../data/notifications.ts'
import { findOnScreen } from '../../../lib/on-screen.ts'
import { mayPopUp, popUp } from '../../../lib/pop-up.ts'
import { ringPhone } from '../../../lib/sounds.ts'

/** Of 100, used if the dealership's notification sound is off or at zero: a silent phone would not be heard. */
const VOLUME = 60

/** Rings while the call does, and pops up outside the page if the user is not looking at it. */
export function useRing(call: string, words: string) {
  const { data } = useNotifications()
  const volume = data?.sound?.volume || VOLUME
  useEffect(() => ringPhone(volume), [volume])
  useEffect(() => {
    let isOver = false
    let close = () => {}
    void findOnScreen().then(({ isLookedAt }) => {
      if (!isOver && !isLookedAt && mayPopUp()) close = popUp(words, `call ${call}`)
    })
    return () => {
      isOver = true
      close()
    }
  }, [call, words])
}
