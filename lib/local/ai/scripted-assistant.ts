import type { Asked, Turn } from './asked.ts'
import { compose } from './compose.ts'
import { type Segment, slotsIn, vehiclesIn } from './done.ts'
import { PHRASES } from './phrases.ts'
import { firstNameIn, isAboutVehicle, isPickingTime, plain, type Search, searchIn, type Wish } from './read-customer.ts'
import { did, find, type Scene, sceneOf, toolIn, viewedIn } from './scene.ts'
import { fittingSlots, pickedSlot } from './slots.ts'
import { call, known, knows, oneOf, reply, say } from './speak.ts'

/** Plays a salesperson with whatever tools are offered: searches, offers times, books, hands over. */
export function assistantTurn(asked: Asked): Turn {
  if (!toolIn(asked.tools, 'reply')) return compose(asked)
  const scene = sceneOf(asked)
  const { tools, done } = scene
  const rejected = done.filter(({ name }) => name === 'reply').length
  if (rejected === 1) return say(scene, 'safe')
  if (rejected > 1 || done.length > 8)
    return toolIn(tools, 'hand_over') && !did(scene, 'hand_over') ? handOver(scene, 'stopped') : say(scene, 'safe')
  return PLAYS[scene.wish](scene)
}

const PLAYS: Record<Wish, (scene: Scene) => Turn> = {
  person: (scene) => handOver(scene, scene.reason),
  bot: (scene) => say(scene, 'bot'),
  greeting: (scene) => say(scene, 'greeting'),
  thanks: (scene) => say(scene, 'welcome'),
  none: (scene) => say(scene, 'question'),
  place: tellPlace,
  vehicle: showVehicles,
  photos: showVehicles,
  visit: (scene) => (scene.isOffered && isPickingTime(scene.text) ? book(scene) : offer(scene)),
  move: (scene) => (scene.isOffered && isPickingTime(scene.text) ? book(scene) : offer(scene)),
  cancel: (scene) => {
    if (!toolIn(scene.tools, 'cancel_appointment')) return handOver(scene, 'asked')
    if (!did(scene, 'cancel_appointment')) return call(scene, ['cancel_appointment', {}])
    return find(scene, 'cancel_appointment')?.isError ? handOver(scene, 'stopped') : say(scene, 'canceled')
  },
}

function showVehicles(scene: Scene): Turn {
  const { tools, text, earlier, done } = scene
  const vehicles = vehiclesIn(done)
  if (vehicles.length > 0) return showFound(scene, vehicles)
  if (!toolIn(tools, 'search_vehicles')) return say(scene, 'question')
  const about = [text, ...earlier.toReversed()].find((one) => Object.values(searchIn(one)).some(Boolean))
  const viewed = viewedIn(scene)
  if (!about && viewed && toolIn(tools, 'get_vehicle') && !did(scene, 'get_vehicle'))
    return call(scene, ['get_vehicle', { id: viewed }])
  if (!about && !isAboutVehicle(text)) return say(scene, 'question')
  const searched = done.filter(({ name }) => name === 'search_vehicles').length
  const search = searchIn(about ?? text)
  // First what was said, then what is near it.
  const tries: Search[] = [search, ...(search.model ? [{ make: search.make }] : []), {}]
  const next = tries[searched]
  if (!next || searched > 2) return say(scene, 'nothing')
  return call(scene, ['search_vehicles', { ...next }], ...(searched === 0 ? [noteOf(scene, search)] : []))
}

function showFound(scene: Scene, vehicles: ReturnType<typeof vehiclesIn>): Turn {
  const { language, wish } = scene
  const [first] = vehicles
  const act = { act: 'send_vehicle', vehicle: first?.id }
  if (wish === 'photos' && first && knows(scene, 'send_vehicle')) return reply(scene, [[known(scene, act)]])
  const sentences = vehicles
    .slice(0, 3)
    .map(({ id, facts }, n): Segment[] => [
      { text: PHRASES[n === 0 ? 'look' : 'also'][language] },
      { fact: [id, 'title'] },
      ...(facts.price == null ? [] : [{ text: PHRASES.at[language] }, { fact: [id, 'price'] as const }]),
      ...(facts.mileage == null ? [] : [{ text: PHRASES.with[language] }, { fact: [id, 'mileage'] as const }]),
      { text: PHRASES.end[language] },
    ])
  return reply(scene, [...sentences, [{ text: PHRASES.visit[language] }]])
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
  const { tools, text, language } = scene
  if (!toolIn(tools, 'find_slots')) return handOver(scene, 'asked')
  const found = find(scene, 'find_slots')
  if (!found) return call(scene, ['find_slots', { kind: kindOf(scene) }])
  const slots = slotsIn(found)
  if (slots.length === 0) return say(scene, 'full')
  const fitting = fittingSlots(slots, text)
  const offered = (fitting.length > 0 ? fitting : slots).slice(0, 3).map(({ slot }) => slot)
  return reply(scene, [
    [{ text: PHRASES.when[language] }],
    [known(scene, { act: 'offer_slots', slots: offered, kind: kindOf(scene) })],
  ])
}

/** Books the slot that was picked from the offer before, or offers again. */
function book(scene: Scene): Turn {
  const { tools, text, wish, done, language } = scene
  const name = wish === 'move' && toolIn(tools, 'move_appointment') ? 'move_appointment' : 'book'
  const booked = find(scene, name)
  if (booked && !booked.isError)
    return reply(scene, [
      [known(scene, { act: 'confirm_booking', appointment: booked.result.id })],
      [{ text: PHRASES.soon[language] }],
    ])
  const found = find(scene, 'find_slots')
  if (!toolIn(tools, name)) return handOver(scene, 'asked')
  if (!found) return call(scene, ['find_slots', { kind: kindOf(scene) }])
  const picked = pickedSlot(slotsIn(found), text)
  // The slot is gone, or it is not clear which was meant.
  if (booked || !picked) return offer(scene)
  const vehicle = vehiclesIn(done)[0]?.id ?? viewedIn(scene)
  return call(scene, [name, { slot: picked.slot, kind: kindOf(scene), vehicle }])
}

function tellPlace(scene: Scene): Turn {
  const { tools, text, language } = scene
  if (!toolIn(tools, 'get_dealership')) return handOver(scene, 'asked')
  const found = find(scene, 'get_dealership')
  if (!found) return call(scene, ['get_dealership', {}])
  const facts = (found.result.facts ?? found.result) as Record<string, unknown>
  const wanted = /address|where|locat|direcc|donde|ubica/.test(plain(text))
    ? ['address', 'hours']
    : ['hours', 'address']
  const field = wanted.find((name) => facts[name] != null)
  if (!field) return handOver(scene, 'asked')
  const id = typeof found.result.id === 'string' ? found.result.id : 'dealership'
  return reply(scene, [[{ fact: [id, field] }], [{ text: PHRASES.when[language] }]])
}

function handOver(scene: Scene, reason: string): Turn {
  const tool = toolIn(scene.tools, 'hand_over')
  if (tool && !did(scene, 'hand_over')) return call(scene, ['hand_over', { reason: oneOf(tool, 'reason', reason) }])
  return knows(scene, 'hand_over') ? reply(scene, [[known(scene, { act: 'hand_over', reason })]]) : say(scene, 'safe')
}

const kindOf = ({ tools, text, earlier }: Scene) => {
  const isDrive = /test ?drive|manejo|manejar|probar/.test(plain([...earlier.slice(-3), text].join(' ')))
  return oneOf(toolIn(tools, 'find_slots'), 'kind', isDrive ? 'test_drive' : 'visit')
}
