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
  /** Made of figures: it is asked anew each time, as nothing of them is kept. */
  isFleeting?: boolean;
  /** Is told all that was written so far, while the rest is on its way; it may come to nothing. */
  onWritten?: (text: string) => void;
};

export type Model = {
  /** As its provider calls it; noted with what it read. */
  name: string;
  /** What the model wrote, parsed but not trusted. Nothing where no usable answer came in time; never throws. */
  complete(call: ModelCall): Promise<unknown>;
  /** What one question may take in steps; without it none is answered so. Its tokens are counted by `complete`. */
  analysis?: AnalysisLimits;
};

export type AnalysisLimits = {
  steps: number;
  mostMs: number;
  elapsedMs: () => number;
  /** Nothing where it is not there in time. */
  within: <Value>(ms: number, work: Promise<Value>) => Promise<Value | undefined>;
};
