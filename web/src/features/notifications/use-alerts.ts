import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Notification as News, type notifications, pathOfNotification } from '#contract/people/notifications.ts'
import type { Output } from '#contract/route.ts'
import { useNotifications } from '../../data/notifications.ts'
import { currentLanguage } from '../../lib/language/language.ts'
import { findOnScreen, useLookedAt } from '../../lib/on-screen.ts'
import { mayPopUp, popUp } from '../../lib/pop-up.ts'
import { isPushedHere } from '../../lib/pushed-here.ts'
import { SERVER_TIME_ERROR_MS, serverNow } from '../../lib/server-time.ts'
import { playSound } from '../../lib/sounds.ts'
import { useSpeaker } from '../../lib/speaker.ts'

type Told = Output<typeof notifications.list>

/**
 * Rings and pops up for what comes in, once in all pages of this browser, and not for what is before somebody's eyes: the
 * signed-in layout, once.
 */
export function useAlerts() {
  useLookedAt()
  const { data } = useNotifications()
  const isSpeaker = useSpeaker()
  const navigate = useNavigate()
  const [known] = useState(() => ({ since: serverNow() - SERVER_TIME_ERROR_MS, ids: new Set<string>() }))

  const alert = useEffectEvent(async ({ data: list, sound }: Told) => {
    const fresh = list.filter(
      ({ id, is_read, created_at }) => !is_read && !known.ids.has(id) && Date.parse(created_at) > known.since,
    )
    for (const { id } of list) known.ids.add(id)
    if (!isSpeaker.current || fresh.length === 0) return
    const { isLookedAt, shows } = await findOnScreen()
    const unseen = fresh.filter(({ contact_id }) => !shows(contact_id))
    if (sound && unseen.some(({ ways }) => ways.includes('sound'))) void playSound(sound.name, sound.volume)
    // The service worker shows what is pushed, whether or not a page is open.
    if (!isLookedAt && !isPushedHere())
      await showAll(
        unseen.filter(({ ways }) => ways.includes('browser')),
        navigate,
      )
  })
  useEffect(() => {
    if (data) void alert(data)
  }, [data])
}

/** Shows news outside the page; of one conversation the newest takes the others' place. */
async function showAll(news: News[], navigate: (to: string) => void) {
  if (news.length === 0 || !mayPopUp()) return
  // Every page would load the phone numbers' library for it.
  const { sentenceOf } = await import('./sentence-of.ts')
  for (const one of news)
    popUp(sentenceOf(one, currentLanguage()), one.contact_id ?? one.id, () => navigate(pathOfNotification(one)))
}
