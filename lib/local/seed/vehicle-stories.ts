import { writeVehicleCode } from '#contract/stock/vehicle-code.ts'
import type { Story } from './script.ts'

interface Shown {
  id: string
  title: string
}

/** Conversations that start on a vehicle's page, with its prefilled text and the vehicle's code. */
export const vehicleStories = ([first, second]: readonly Shown[]): readonly Story[] =>
  first && second
    ? [
        {
          name: 'Bianca Ferrante',
          from: '+16285550155',
          isUnread: true,
          lines: [[0.25, 'whatsapp', 'customer', ask(first)]],
        },
        {
          name: 'Trevor Okoye',
          from: '+16285550156',
          assignee: 'tess',
          lines: [
            [3.4, 'sms', 'customer', ask(second)],
            [3.3, 'sms', 'tess', 'Hi Trevor! It is here and ready to drive. When would you like to come by?'],
          ],
        },
      ]
    : []

const ask = ({ id, title }: Shown) =>
  `Hi, I'm interested in the ${title}. Is it still available? ${writeVehicleCode(id)}`
