/** Words, where they hold money also as they are told to a visitor in India. */
export type Told = string | { dollars: string; rupees: string };
