/** How the demonstration dealership's owner signs in. */
export const demonstration = { email: 'owner@mariposa-motors.example', password: 'Mariposa2026' }
