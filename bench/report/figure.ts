export type Figure = {
  call: string;
  peer: string;
  amount: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time of the peer for one request, in milliseconds; 0 where it is not known. */
  processor: number;
};
