/** The port for a language model. It may read a question and word a sentence; it never writes a number. */

export type ModelCall = {
  /** Ours; nothing from a store or a person is ever part of it. */
  instructions: string;
  /** Quoted material, as JSON. */
  data: string;
  /** What the answer has to look like; a JSON schema. */
  form: { name: string; schema: object };
  mostTokens: number;
  /** The same for every store and person, so that its answer may be kept. */
  isConstant?: boolean;
};

export type Model = {
  /** As its provider calls it; noted with what it read. */
  name: string;
  /** What the model wrote, parsed but not trusted. Nothing where no usable answer came in time; never throws. */
  complete(call: ModelCall): Promise<unknown>;
};
