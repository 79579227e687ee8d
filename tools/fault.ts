/** One deliberate fault: what is replaced by what, and the test that must notice it. */
export type Fault = {
  fault: string;
  file: string;
  from: string;
  to: string;
  killer: { file: string; test: string };
};
