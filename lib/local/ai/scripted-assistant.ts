import type { Asked, Turn } from './asked.ts'
import { compose } from './compose.ts'
import { ownAnswerIn, type Segment, slotsIn, vehiclesIn } from './done.ts'
import {
  firstNameIn,
  isAboutVehicle,
  isPickingTime,
  modelsOfBody,
  plain,
  type Search,
  searchIn,
  type Wish,
} from './read-customer.ts'
import { did, find, type Scene, sceneOf, toolIn, viewedIn } from './scene.ts'
import { pickedSlot } from './slots.ts'
import { act, call, knows, oneOf, phrase, reply, said, say } from './speak.ts'

/** Plays a salesperson with whatever tools are offered: searches, offers times, books, hands over. */
export function assistantTurn(asked: Asked): Turn {
  if (!toolIn(asked.tools, 'reply')) return compose(asked)
  const scene = sceneOf(asked)
  if (scene.refused === 1) return say(scene, 'safe')
  if (scene.refused > 1 || scene.done.length > 8)
    return did(scene, 'hand_over') ? say(scene, 'safe') : handOver(scene, 'unsure')
  return PLAYS[scene.wish](scene)
}

const PLAYS: Record<Wish, (scene: Scene) => Turn> = {
  person: (scene) => handOver(scene, scene.reason),
  bot: (scene) => say(scene, 'bot'),
  greeting: (scene) => say(scene, 'greeting'),
  thanks: (scene) => say(scene, 'welcome'),
  none: tellOwn,
  place: tellPlace,
  vehicle: showVehicles,
  photos: showVehicles,
  visit: (scene) => (scene.isOffered && isPickingTime(scene.text) ? book(scene) : offer(scene)),
  move: (scene) => (scene.agreedTo || (scene.isOffered && isPickingTime(scene.text)) ? book(scene) : offer(scene)),
  cancel: (scene) => {
    if (!toolIn(scene.tools, 'cancel_appointment')) return handOver(scene, 'asked')
    if (!did(scene, 'cancel_appointment')) return call(scene, ['cancel_appointment', {}])
    if (find(scene, 'cancel_appointment')?.isError) return handOver(scene, 'unsure')
    if (wasAskedBack(scene, 'cancel_appointment')) return reply(scene, [[act('ask_back')]])
    return knows(scene, 'confirm_cancel') ? reply(scene, [[act('confirm_cancel')]]) : say(scene, 'canceled')
  },
}

function showVehicles(scene: Scene): Turn {
  const { tools, text, earlier, done } = scene
  const vehicles = vehiclesIn(done)
  const about = [text, ...earlier.toReversed()].find((one) => Object.values(searchIn(one)).some(Boolean))
  const search = searchIn(about ?? text)
  const rounds = roundsOf(search)
  const searched = done.filter(({ name }) => name === 'search_vehicles').length
  const next = rounds.findIndex((_, n) => rounds.slice(0, n).flat().length === searched)
  const meant = rounds.slice(0, search.body ? 2 : 1).flat().length
  if (vehicles.length > 0) return showFound(scene, vehicles, searched > meant)
  if (!toolIn(tools, 'search_vehicles')) return say(scene, 'question')
  const viewed = viewedIn(scene)
  if (!about && viewed && toolIn(tools, 'get_vehicle') && !did(scene, 'get_vehicle'))
    return call(scene, ['get_vehicle', { id: viewed }])
  if (!about && !isAboutVehicle(text)) return say(scene, 'question')
  const searches = rounds[next]?.map((one): [string, Record<string, unknown>] => ['search_vehicles', { ...one }])
  if (!searches) return say(scene, 'nothing')
  return call(scene, ...searches, ...(searched === 0 ? [noteOf(scene, search)] : []))
}

const MODELS_AT_ONCE = 3

/** First what was said, then what is near it, at last anything. */
function roundsOf(search: Search): Search[][] {
  const { model, body, text, ...others } = search
  const models = modelsOfBody(body ?? '').filter(({ make }) => !others.make || make === others.make)
  const near =
    models.length > 0
      ? [models.slice(0, MODELS_AT_ONCE).map((one) => ({ ...others, ...one }))]
      : model || text
        ? [[others]]
        : []
  const isAnything = [...near.flat(), search].some((one) => Object.values(one).every((value) => value === undefined))
  return [[search], ...near, ...(isAnything ? [] : [[{}]])]
}

function showFound(scene: Scene, vehicles: ReturnType<typeof vehiclesIn>, isOther: boolean): Turn {
  const { wish } = scene
  const [first] = vehicles
  if (wish === 'photos' && first && knows(scene, 'send_vehicle')) return reply(scene, [[act('send_vehicle', first.id)]])
  const sentences = vehicles.slice(0, 3).map(({ id, facts }, n): Segment[] => {
    const isPriced = facts.price !== null && facts.price !== undefined
    const shown = phrase(n > 0 ? 'here_is_another' : isPriced ? 'here_is_with_price' : 'here_is', { vehicle: id })
    return n > 0 && isPriced ? [shown, { fact: [id, 'price'] }] : [shown]
  })
  const opening = isOther ? said('others') : []
  return reply(scene, [...opening, ...sentences, ...said('visit')])
}

/** What the customer said about themselves, to be noted beside the search. */
function noteOf({ text, language, earlier }: Scene, search: Search): [string, Record<string, unknown>] {
  const first_name = firstNameIn(text)
  return [
    'update_contact',
    {
      ...(first_name && { first_name }),
      ...(earlier.length === 0 && { language }),
      looking_for: text.slice(0, 120),
      ...(search.max_price && { budget: search.max_price }),
    },
  ]
}

function offer(scene: Scene): Turn {
  const { tools } = scene
  if (!toolIn(tools, 'find_slots')) return handOver(scene, 'asked')
  const found = find(scene, 'find_slots')
  if (!found) return call(scene, ['find_slots', { kind: kindOf(scene) }])
  const slots = slotsIn(found)
  if (slots.length === 0) return say(scene, 'full')
  return reply(scene, [[phrase('here_are_times')], [act('offer_slots')]])
}

/** Books the slot that was picked from the offer before, or offers again. */
function book(scene: Scene): Turn {
  const { tools, text, wish, done } = scene
  const name = wish === 'move' && toolIn(tools, 'move_appointment') ? 'move_appointment' : 'book'
  const booked = find(scene, name)
  if (wasAskedBack(scene, name)) return reply(scene, [[act('ask_back')]])
  if (booked && !booked.isError)
    return reply(scene, [
      [act(name === 'move_appointment' && knows(scene, 'confirm_move') ? 'confirm_move' : 'confirm_booking')],
      [phrase('bring_license')],
    ])
  const found = find(scene, 'find_slots')
  if (!toolIn(tools, name)) return handOver(scene, 'asked')
  if (!found) return call(scene, ['find_slots', { kind: kindOf(scene) }])
  // A yes to what was asked back is to the time that was picked before.
  const picked = pickedSlot(slotsIn(found), scene.agreedTo ? (scene.earlier.at(-1) ?? '') : text)
  // The slot is gone, or it is not clear which was meant.
  if (booked || !picked) return offer(scene)
  const vehicle = vehiclesIn(done)[0]?.id ?? viewedIn(scene)
  return call(scene, [name, { slot: picked.slot, kind: kindOf(scene), vehicle }])
}

/** The product asks the customer before it changes an appointment. */
const wasAskedBack = (scene: Scene, name: string) => find(scene, name)?.result.asked !== undefined

function tellPlace(scene: Scene): Turn {
  const { tools, text } = scene
  if (!toolIn(tools, 'get_dealership')) return handOver(scene, 'asked')
  const found = find(scene, 'get_dealership')
  if (!found) return call(scene, ['get_dealership', {}])
  const wanted = /address|where|locat|direcc|donde|ubica/.test(plain(text)) ? 'address' : 'hours'
  if (found.result[`has_${wanted}`] === false || !knows(scene, `tell_${wanted}`)) return handOver(scene, 'unsure')
  return reply(scene, [[act(`tell_${wanted}`)], ...said('when')])
}

/** One of the dealership's own answers, else a question; a person where that was asked already. */
function tellOwn(scene: Scene): Turn {
  const { tools, text, lastSaid } = scene
  const found = find(scene, 'get_dealership')
  if (!found && toolIn(tools, 'get_dealership')) return call(scene, ['get_dealership', {}])
  const own = found && ownAnswerIn(found, text)
  if (own && knows(scene, 'give_answer')) return reply(scene, [[act('give_answer', own.id)]])
  return lastSaid.endsWith('?') ? handOver(scene, 'unsure') : say(scene, 'question')
}

function handOver(scene: Scene, reason: string): Turn {
  const tool = toolIn(scene.tools, 'hand_over')
  if (tool && !did(scene, 'hand_over')) return call(scene, ['hand_over', { reason: oneOf(tool, 'reason', reason) }])
  return knows(scene, 'hand_over') ? reply(scene, [[act('hand_over')]]) : say(scene, 'safe')
}

const kindOf = ({ tools, text, earlier }: Scene) => {
  const isDrive = /test ?drive|manejo|manejar|probar/.test(plain([...earlier.slice(-3), text].join(' ')))
  return oneOf(toolIn(tools, 'find_slots'), 'kind', isDrive ? 'test_drive' : 'visit')
}
